import { breakpoints } from '@witryna/design-tokens';
import { ButtonLink } from '@witryna/ui/button';
import { Image } from '@witryna/ui/image';
import { Heading, TextLink } from '@witryna/ui/text';
import { RichTextView, type RichText } from '../content/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { Category, Subcategory } from './category.ts';
import * as styles from './category-head.css.ts';

interface CategoryHeadProps {
  category: Pick<Category, 'name' | 'image' | 'children'>;
  /** A short text; null without. */
  lead: RichText | null;
}

/** Width of the picture in CSS px on wide and on narrow screens. */
const pictureWidth = { wide: 320, narrow: 120 };

/**
 * Name, picture, short text and subcategories of a category, as low as they can be: the products are what the shopper
 * came for.
 */
export function CategoryHead({ category: { name, image, children }, lead }: CategoryHeadProps) {
  return (
    <div className={image ? styles.withPicture : styles.head}>
      <Heading level={1} className={styles.title}>
        {name}
      </Heading>
      {image && (
        // The name says it all.
        <div className={styles.frame}>
          <Image
            src={image}
            alt=""
            maxWidth={pictureWidth.wide}
            sizes={`(min-width: ${breakpoints.from960}px) ${pictureWidth.wide}px, ${2 * pictureWidth.narrow}px`}
            ratio={2.5}
            className={styles.picture}
          />
        </div>
      )}
      {lead && (
        <div className={styles.lead}>
          <RichTextView text={lead} width="container" />
        </div>
      )}
      {children.length > 0 && <Subcategories categories={children} />}
    </div>
  );
}

function Subcategories({ categories }: { categories: readonly Subcategory[] }) {
  const intl = useIntl();
  return (
    <nav
      className={styles.subcategories}
      data-marks={categories.some(({ image }) => image !== null) || undefined}
      aria-label={intl.formatMessage('catalog.subcategories')}
    >
      {categories.map(({ uid, name, href, image }) =>
        image ? (
          <ButtonLink key={uid} href={href} variant="secondary" size="small" className={styles.chip}>
            <Image src={image} alt="" maxWidth={48} ratio={1.3} className={styles.mark} />
            {name}
          </ButtonLink>
        ) : (
          <TextLink key={uid} href={href}>
            {name}
          </TextLink>
        ),
      )}
    </nav>
  );
}
