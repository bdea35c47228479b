import type { AccountTriggerWords } from '../account-trigger/account-trigger.words.ts';
import type { ModalWords } from '../dialog/modal.words.ts';
import type { DrawerWords } from '../drawer/drawer.words.ts';
import type { ErrorPageWords } from '../error-page/error-page.words.ts';
import type { FooterWords } from '../footer/footer.words.ts';
import type { HeaderWords } from '../header/header.words.ts';
import type { MegaMenuWords } from '../mega-menu/mega-menu.words.ts';
import type { MiniCartWords } from '../mini-cart/mini-cart.words.ts';
import type { NeedHelpWords } from '../need-help/need-help.words.ts';
import type { NotFoundWords } from '../not-found/not-found.words.ts';
import type { OfflineWords } from '../offline/offline.words.ts';
import type { PaginationWords } from '../pagination/pagination.words.ts';
import type { SearchFieldWords } from '../search-field/search-field.words.ts';
import type { SearchPanelWords } from '../search-panel/search-panel.words.ts';
import type { SkipLinkWords } from '../skip-link/skip-link.words.ts';
import type { CurrencySwitcherWords, StoreSwitcherWords } from '../switcher/switcher.words.ts';
import type { ToasterWords } from '../toast/toaster.words.ts';

/**
 * The words of every component that has any, by component. A locale table in `strings/` is one complete `UiWords`;
 * without a table the components speak English, each from the words beside it.
 */
export interface UiWords {
  accountTrigger: AccountTriggerWords;
  currencySwitcher: CurrencySwitcherWords;
  drawer: DrawerWords;
  errorPage: ErrorPageWords;
  footer: FooterWords;
  header: HeaderWords;
  megaMenu: MegaMenuWords;
  miniCart: MiniCartWords;
  modal: ModalWords;
  needHelp: NeedHelpWords;
  notFound: NotFoundWords;
  offline: OfflineWords;
  pagination: PaginationWords;
  searchField: SearchFieldWords;
  searchPanel: SearchPanelWords;
  skipLink: SkipLinkWords;
  storeSwitcher: StoreSwitcherWords;
  toaster: ToasterWords;
}
