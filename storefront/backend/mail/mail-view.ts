import type { StoreView } from '../store/store-view.ts';

/** Where the recipient of a mail shops. */
export interface MailView {
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string;
  readonly storeView: StoreView;
}

/**
 * Address of the store view, without a trailing slash: paths of another view than the default one stand below its code.
 */
export const viewUrl = ({ publicUrl, storeView }: MailView): string =>
  storeView.isDefault ? publicUrl : `${publicUrl}/${storeView.code}`;
