import { breakpoints } from '@witryna/design-tokens';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ButtonLink } from '../button/index.ts';
import { Image } from '../image/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading, TextLink } from '../text/index.ts';
import * as styles from './category-header.css.ts';

/** Subcategory of the category. */
export interface CategoryHeaderSubcategory {
  /** Unique id in the list. */
  id: string;
  /** Name of the subcategory. */
  name: string;
  /** URL of the subcategory. */
  href: string;
  /** URL of its image; null for none. */
  imageSrc: string | null;
}

/** Props of `CategoryHeader`. Other attributes are passed to the `<div>`. */
export interface CategoryHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Heading of the page: the name of the category. */
  title: string;
  /** URL of the category's image; null for none. */
  imageSrc: string | null;
  /** Subcategories in display order. */
  subcategories: readonly CategoryHeaderSubcategory[];
  /** Name of the navigation with the subcategories, e.g. `Subcategories`. */
  subcategoriesLabel: string;
  /** Short description below the title. Default: none. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Width of the image in CSS px on wide and on narrow screens. */
const imageWidth = { wide: 320, narrow: 120 };

/** Gives an image the aspect ratio of its file; the frame reserves its space. */
const ownRatio = { aspectRatio: 'auto' };

/** Title, image, short description and subcategories of a category, as low as possible above the products. */
export function CategoryHeader({
  title,
  imageSrc,
  subcategories,
  subcategoriesLabel,
  className,
  children,
  ...props
}: CategoryHeaderProps) {
  return (
    <div {...props} className={classNames(imageSrc ? styles.withImage : styles.header, className)}>
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      {imageSrc && (
        // Decorative: the title names the category.
        <div className={styles.frame}>
          <Image
            src={imageSrc}
            alt=""
            maxWidth={imageWidth.wide}
            sizes={`(min-width: ${breakpoints.from960}px) ${imageWidth.wide}px, ${2 * imageWidth.narrow}px`}
            ratio={2.5}
            className={styles.image}
            style={ownRatio}
          />
        </div>
      )}
      {children && <div className={styles.description}>{children}</div>}
      {subcategories.length > 0 && (
        <nav
          className={styles.subcategories}
          data-images={subcategories.some((subcategory) => subcategory.imageSrc !== null) || undefined}
          aria-label={subcategoriesLabel}
        >
          {subcategories.map((subcategory) =>
            subcategory.imageSrc ? (
              <ButtonLink
                key={subcategory.id}
                href={subcategory.href}
                variant="secondary"
                size="small"
                className={styles.subcategory}
              >
                <Image
                  src={subcategory.imageSrc}
                  alt=""
                  maxWidth={48}
                  ratio={1.3}
                  className={styles.subcategoryImage}
                />
                {subcategory.name}
              </ButtonLink>
            ) : (
              <TextLink key={subcategory.id} href={subcategory.href} standalone>
                {subcategory.name}
              </TextLink>
            ),
          )}
        </nav>
      )}
    </div>
  );
}
