'use client';
import { useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { composeEventHandlers, useMergedRef } from '../hooks/index.ts';
import { Stack } from '../layout/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading } from '../text/index.ts';
import * as styles from './consent-banner.css.ts';
import { useSpaceBelow } from './use-space-below.ts';

/** Props of `ConsentBanner`. Other attributes are passed to the `<section>`. */
export interface ConsentBannerProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading, which names the region. */
  title: string;
  /** Explanation and, on request, the purposes to choose from. */
  children: ReactNode;
  /** Buttons. The first two have the same size; a third is as wide as both. */
  actions: ReactNode;
  /** Called on Escape, which must grant nothing. */
  onDismiss(): void;
  /** Ref to the region, which can receive focus. */
  ref?: Ref<HTMLElement>;
}

/**
 * Asks for consent at the lower edge of the screen. The page remains usable: the banner is no dialog, and the page
 * reserves space below its content, so that everything can be scrolled into view.
 */
export function ConsentBanner({
  title,
  children,
  actions,
  onDismiss,
  className,
  onKeyDown,
  ref,
  ...props
}: ConsentBannerProps) {
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  useSpaceBelow(region);
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      {...props}
      ref={useMergedRef(region, ref)}
      className={classNames(styles.banner, className)}
      onKeyDown={composeEventHandlers((event) => {
        if (event.key === 'Escape') onDismiss();
      }, onKeyDown)}
    >
      <div className={styles.content}>
        <Stack gap="x2">
          <Heading level={2} size="h5" id={titleId}>
            {title}
          </Heading>
          {children}
        </Stack>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
