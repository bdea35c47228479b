import type { StoreView } from '../store/store-view.ts';

/** Where the recipient of a mail shops. */
export interface MailView {
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string;
  readonly storeView: StoreView;
}

/** The language of mails that a store view sends. */
export const mailLanguage = ({ locale }: Pick<StoreView, 'locale'>): 'pl' | 'en' => (locale.startsWith('pl') ? 'pl' : 'en');

/** Address of the store view, without a trailing slash: paths of another view than the default one stand below its code. */
export const viewUrl = ({ publicUrl, storeView }: MailView): string => (storeView.isDefault ? publicUrl : `${publicUrl}/${storeView.code}`);
