import { loadAddByRest, type CartContext, type ProductChoice } from '../cart/index.ts';
import type { RestClientOptions } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import type { UiStore } from '../platform/layout/ui-store.ts';
import { toSentImage, type ImageProblem, type SentImage } from './check-image.ts';
import type { ChosenImage } from './chosen-images.ts';
import { toRestCartItem } from './rest-cart-item.ts';

interface ImageAdd {
  choice: ProductChoice;
  images: readonly ChosenImage[];
  identity: Required<Pick<RestClientOptions, 'token' | 'storeView'>>;
  context: CartContext;
  ui: UiStore;
  intl: IntlShape;
}

/** What came of it: nothing for an added product, else what to say, at the fields or above the button. */
interface ImageAddResult {
  problems: ReadonlyMap<string, ImageProblem>;
  message: string;
  /** Whether the order can be placed by message only. */
  isBlocked: boolean;
}

/**
 * Adds a product with the images that were chosen for its options.
 *
 * @throws CommerceError when the backend cannot be reached or fails
 */
export async function addWithImages({ choice, images, intl, ...others }: ImageAdd): Promise<ImageAddResult> {
  const problems = new Map<string, ImageProblem>();
  const sent = new Map<string, SentImage>();
  for (const { uid, file, limits } of images) {
    const image = await toSentImage(file, limits);
    if (typeof image === 'string') problems.set(uid, image);
    else sent.set(uid, image);
  }
  const result = (message = '', isBlocked = false): ImageAddResult => ({ problems, message, isBlocked });
  if (problems.size > 0) return result();
  const { addByRest } = await loadAddByRest();
  const outcome = await addByRest({ toBody: (quoteId) => toRestCartItem(choice, sent, quoteId), intl, ...others });
  switch (outcome.type) {
    case 'added':
      return result();
    case 'refused':
      return result(outcome.message);
    case 'too-large':
      return result(intl.formatMessage('options.imageTooLarge'));
    case 'blocked':
      return result(intl.formatMessage('options.imageBlocked'), true);
  }
}
