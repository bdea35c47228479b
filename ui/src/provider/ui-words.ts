import type { AccountTriggerWords } from '../account-trigger/account-trigger.words.ts';
import type { AddressFormWords } from '../address-form/address-form.words.ts';
import type { CartLineWords } from '../cart-line/cart-line.words.ts';
import type { CheckoutStepsWords } from '../checkout-steps/checkout-steps.words.ts';
import type { ConsentCheckboxWords } from '../consent-checkbox/consent-checkbox.words.ts';
import type { ModalWords } from '../dialog/modal.words.ts';
import type { DrawerWords } from '../drawer/drawer.words.ts';
import type { ErrorPageWords } from '../error-page/error-page.words.ts';
import type { FieldWords } from '../field/field.words.ts';
import type { FieldsetWords } from '../fieldset/fieldset.words.ts';
import type { FooterWords } from '../footer/footer.words.ts';
import type { FormErrorBannerWords } from '../form-error-banner/form-error-banner.words.ts';
import type { HeaderWords } from '../header/header.words.ts';
import type { MegaMenuWords } from '../mega-menu/mega-menu.words.ts';
import type { MiniCartWords } from '../mini-cart/mini-cart.words.ts';
import type { NeedHelpWords } from '../need-help/need-help.words.ts';
import type { NewsletterFormWords } from '../newsletter-form/newsletter-form.words.ts';
import type { NotFoundWords } from '../not-found/not-found.words.ts';
import type { OfflineWords } from '../offline/offline.words.ts';
import type { OrderSummaryWords } from '../order-summary/order-summary.words.ts';
import type { PaginationWords } from '../pagination/pagination.words.ts';
import type { PasswordFieldWords } from '../password-field/password-field.words.ts';
import type { QuantityStepperWords } from '../quantity-stepper/quantity-stepper.words.ts';
import type { SearchFieldWords } from '../search-field/search-field.words.ts';
import type { SearchPanelWords } from '../search-panel/search-panel.words.ts';
import type { SkipLinkWords } from '../skip-link/skip-link.words.ts';
import type { CurrencySwitcherWords, StoreSwitcherWords } from '../switcher/switcher.words.ts';
import type { TextAreaWords } from '../text-area/text-area.words.ts';
import type { ToasterWords } from '../toast/toaster.words.ts';

/**
 * The words of every component that has any, by component. A locale table in `strings/` is one complete `UiWords`;
 * without a table the components speak English, each from the words beside it.
 */
export interface UiWords {
  accountTrigger: AccountTriggerWords;
  addressForm: AddressFormWords;
  cartLine: CartLineWords;
  checkoutSteps: CheckoutStepsWords;
  consentCheckbox: ConsentCheckboxWords;
  currencySwitcher: CurrencySwitcherWords;
  drawer: DrawerWords;
  errorPage: ErrorPageWords;
  field: FieldWords;
  fieldset: FieldsetWords;
  footer: FooterWords;
  formErrorBanner: FormErrorBannerWords;
  header: HeaderWords;
  megaMenu: MegaMenuWords;
  miniCart: MiniCartWords;
  modal: ModalWords;
  needHelp: NeedHelpWords;
  newsletterForm: NewsletterFormWords;
  notFound: NotFoundWords;
  offline: OfflineWords;
  orderSummary: OrderSummaryWords;
  pagination: PaginationWords;
  passwordField: PasswordFieldWords;
  quantityStepper: QuantityStepperWords;
  searchField: SearchFieldWords;
  searchPanel: SearchPanelWords;
  skipLink: SkipLinkWords;
  storeSwitcher: StoreSwitcherWords;
  textArea: TextAreaWords;
  toaster: ToasterWords;
}
