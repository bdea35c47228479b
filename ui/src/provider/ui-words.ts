import type { CartLineWords } from '../cart-line/cart-line.words.ts';
import type { ConsentCheckboxWords } from '../consent-checkbox/consent-checkbox.words.ts';
import type { FieldWords } from '../field/field.words.ts';
import type { FormErrorBannerWords } from '../form-error-banner/form-error-banner.words.ts';
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
  cartLine: CartLineWords;
  consentCheckbox: ConsentCheckboxWords;
  field: FieldWords;
  formErrorBanner: FormErrorBannerWords;
  pagination: PaginationWords;
  passwordField: PasswordFieldWords;
  quantityStepper: QuantityStepperWords;
  textArea: TextAreaWords;
  toaster: ToasterWords;
}
