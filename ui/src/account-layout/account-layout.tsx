import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Stack } from '../layout/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './account-layout.css.ts';

/** Props of `AccountLayout`. Other attributes are passed to the `<div>`. */
export interface AccountLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** Navigation of the account: an `AccountNavigation`. */
  navigation: ReactNode;
  /** Title and content of the page. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Page of the customer account: the navigation above the content, from 1025 px next to it. */
export function AccountLayout({ navigation, className, children, ...props }: AccountLayoutProps) {
  return (
    <div {...props} className={classNames(styles.layout, className)}>
      {navigation}
      <Stack gap="x6">{children}</Stack>
    </div>
  );
}
