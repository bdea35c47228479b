import type { ReactNode } from 'react';
import { Image } from '../image/index.ts';
import { TrashIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWitryna } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './cart-line.css.ts';

export interface CartLineProps {
  name: string;
  href: string;
  /** Address of the picture; absent leaves its ground empty. */
  imageSrc?: string | undefined;
  /** Chosen options, e.g. `Smak: malina`. */
  details?: readonly string[];
  /** The quantity control. */
  quantity: ReactNode;
  /** Formatted price of the line. */
  total: string;
  /** Formatted price of the line before a reduction. */
  totalBefore?: string | undefined;
  /** Said before `totalBefore` to screen readers, e.g. `Cena przed obniżką:`. */
  totalBeforeLabel?: string;
  /** Name of the remove button, e.g. `Usuń: Witamina C 1000`. */
  removeLabel: string;
  onRemove(): void;
  /** Something wrong with the line, in words: shown beside it and announced (lines MC-6, MC-7). */
  problem?: ReactNode;
  /** A change of this line is under way. Default false. */
  busy?: boolean;
  /** A link was followed, e.g. to close the panel. */
  onFollow?(): void;
}

/** A line of a cart. Renders an `<li>`. */
export function CartLine({
  name, href, imageSrc, details = [], quantity, total, totalBefore, totalBeforeLabel, removeLabel, onRemove, problem, busy = false, onFollow,
}: CartLineProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <li className={styles.line} aria-busy={busy || undefined}>
      <div className={styles.ground}>{imageSrc && <Image src={imageSrc} alt="" maximumWidth={80} />}</div>
      <div className={styles.text}>
        <Link href={href} className={styles.name} onClick={onFollow}>
          {name}
        </Link>
        {details.map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <div className={styles.remove}>
        <IconButton label={removeLabel} icon={<TrashIcon size="medium" />} onClick={onRemove} />
      </div>
      <div className={styles.bottom}>
        {quantity}
        <p className={styles.total}>
          {totalBefore && (
            <>
              {totalBeforeLabel && <VisuallyHidden>{totalBeforeLabel} </VisuallyHidden>}
              <s className={styles.before}>{totalBefore}</s>
            </>
          )}
          {total}
        </p>
      </div>
    </li>
  );
}
