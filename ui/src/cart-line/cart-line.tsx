'use client';
import type { LiHTMLAttributes, ReactNode, Ref } from 'react';
import { Image } from '../image/index.ts';
import { TrashIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWitryna, useWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './cart-line.css.ts';
import { cartLineWords } from './cart-line.words.ts';

/** All other attributes go to the `<li>`. */
export interface CartLineProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'children'> {
  /** Name of the product. */
  name: string;
  /** Address of the product. */
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
  /** Said before `totalBefore` to screen readers. Default: that of the provider's table, `Price before the reduction:`. */
  totalBeforeLabel?: string | undefined;
  /** Name of the remove button, e.g. `Usuń: Witamina C 1000`. Default: made from the name by the provider's table, `Remove: …`. */
  removeLabel?: string | undefined;
  /** Asks to take the line out of the cart. */
  onRemove(): void;
  /** The product cannot be bought any more: the picture fades; say why in `problem`. Default false. */
  unavailable?: boolean;
  /** Something wrong with the line, in words: shown beside it and announced (lines MC-6, MC-7). */
  problem?: ReactNode;
  /** A change of this line is under way. Default false. */
  busy?: boolean;
  /** A link was followed, e.g. to close the panel. */
  onFollow?(): void;
  /** The `<li>`. */
  ref?: Ref<HTMLLIElement>;
}

/**
 * A line of a cart. Renders an `<li>`.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-busy` | a change is under way |
 * | `data-invalid` | there is a `problem` |
 * | `data-unavailable` | it is `unavailable` |
 */
export function CartLine({
  name, href, imageSrc, details = [], quantity, total, totalBefore, totalBeforeLabel, removeLabel, onRemove, problem, unavailable = false, busy = false, onFollow,
  className, ...props
}: CartLineProps) {
  const { linkComponent: Link } = useWitryna();
  const words = useWords('cartLine', cartLineWords);
  return (
    <li
      {...props}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      data-invalid={problem ? true : undefined}
      data-unavailable={unavailable || undefined}
      className={classNames(styles.line, className)}
    >
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
        <IconButton label={removeLabel ?? words.removeLabel(name)} icon={<TrashIcon size="medium" />} onClick={onRemove} />
      </div>
      <div className={styles.bottom}>
        {quantity}
        <p className={styles.total}>
          {totalBefore && (
            <>
              <VisuallyHidden>{totalBeforeLabel ?? words.totalBeforeLabel} </VisuallyHidden>
              <s className={styles.before}>{totalBefore}</s>
            </>
          )}
          {total}
        </p>
      </div>
    </li>
  );
}
