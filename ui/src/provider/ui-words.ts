import type { AddressFormWords } from '../address-form/address-form.words.ts';
import type { CartLineWords } from '../cart-line/cart-line.words.ts';
import type { CheckoutStepsWords } from '../checkout-steps/checkout-steps.words.ts';
import type { ConsentCheckboxWords } from '../consent-checkbox/consent-checkbox.words.ts';
import type { FieldWords } from '../field/field.words.ts';
import type { FieldsetWords } from '../fieldset/fieldset.words.ts';
import type { FormErrorBannerWords } from '../form-error-banner/form-error-banner.words.ts';
import type { NewsletterFormWords } from '../newsletter-form/newsletter-form.words.ts';
import type { OrderSummaryWords } from '../order-summary/order-summary.words.ts';
import type { PaginationWords } from '../pagination/pagination.words.ts';
import type { PasswordFieldWords } from '../password-field/password-field.words.ts';
import type { QuantityStepperWords } from '../quantity-stepper/quantity-stepper.words.ts';
import type { TextAreaWords } from '../text-area/text-area.words.ts';
import type { ToasterWords } from '../toast/toaster.words.ts';

/**
 * The words of every component that has any, by component. A locale table in `strings/` is one complete `UiWords`;
 * without a table the components speak English, each from the words beside it.
 */
export interface UiWords {
  addressForm: AddressFormWords;
  cartLine: CartLineWords;
  checkoutSteps: CheckoutStepsWords;
  consentCheckbox: ConsentCheckboxWords;
  field: FieldWords;
  fieldset: FieldsetWords;
  formErrorBanner: FormErrorBannerWords;
  newsletterForm: NewsletterFormWords;
  orderSummary: OrderSummaryWords;
  pagination: PaginationWords;
  passwordField: PasswordFieldWords;
  quantityStepper: QuantityStepperWords;
  textArea: TextAreaWords;
  toaster: ToasterWords;
}
