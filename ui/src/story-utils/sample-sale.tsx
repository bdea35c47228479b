import { Badge } from '../badge/index.ts';
import { PlusIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { sampleText } from './sample-text.ts';

/** Props of a product card that is sold out, or that can be added to the cart. */
export const getSampleSale = (isSoldOut: boolean) =>
  isSoldOut
    ? { badge: <Badge>{sampleText('Sold out')}</Badge> }
    : {
        action: (
          <IconButton
            variant="filled"
            label={sampleText('Add to cart: Vitamin C 1000')}
            icon={<PlusIcon size="medium" />}
          />
        ),
      };
