import { CmsLink } from '../../render/cms-link.tsx';
import type { ProductsComponentProps } from './products-component-props.ts';
import * as styles from './plain-products.css.ts';

/** For hosts that load no products: a link to each, named after its address. */
export function PlainProducts({ pathNames, children }: ProductsComponentProps) {
  return children(
    pathNames.map((pathName) => {
      const label = toProductName(pathName);
      return {
        id: pathName,
        label,
        content: (
          <CmsLink url={pathName} linkType="product" className={styles.link}>
            {label}
          </CmsLink>
        ),
      };
    }),
  );
}

/** `…/vitamin-c-1000.html` becomes `Vitamin c 1000`, and `…/caf%C3%A9` becomes `Café`. */
export function toProductName(pathName: string): string {
  const slug = /([^/?#]+?)(?:\.html?)?\/?(?:[?#].*)?$/.exec(pathName)?.[1] ?? pathName;
  const words = decode(slug)
    .replace(/[-_+]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the characters of a URL as people read them; a lone percent sign stays as it is. */
function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
