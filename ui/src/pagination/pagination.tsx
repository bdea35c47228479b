import { ArrowLeftIcon, ArrowRightIcon } from '../icon/index.ts';
import { useWitryna } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { paginationItems } from './pagination-items.ts';
import * as styles from './pagination.css.ts';

export interface PaginationProps {
  /** From 1. */
  current: number;
  total: number;
  /** Address of a page. */
  hrefOf(page: number): string;
  /** Name of the landmark, e.g. `Strony wyników`. */
  label: string;
  /** Name of one page's link, e.g. `(page) => Strona ${page}`. */
  pageLabel(page: number): string;
  previousLabel: string;
  nextLabel: string;
}

/** Links to the pages of a list; nothing for a single page (accessibility line PA-1). */
export function Pagination({ current, total, hrefOf, label, pageLabel, previousLabel, nextLabel }: PaginationProps) {
  const { linkComponent: Link } = useWitryna();
  if (total <= 1) return null;
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul role="list" className={styles.list}>
        {current > 1 && (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" className={styles.step}>
              <ArrowLeftIcon size="medium" />
              <VisuallyHidden>{previousLabel}</VisuallyHidden>
            </Link>
          </li>
        )}
        {paginationItems(current, total).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              <Link
                href={hrefOf(item)}
                aria-label={pageLabel(item)}
                aria-current={item === current ? 'page' : undefined}
                className={styles.page}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" className={styles.step}>
              <ArrowRightIcon size="medium" />
              <VisuallyHidden>{nextLabel}</VisuallyHidden>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
