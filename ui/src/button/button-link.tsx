'use client';
import { useWitryna, type LinkProps } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './button.css.ts';
import { getButtonClassName, type ButtonStyleProps } from './get-button-class-name.ts';
import { hasLongWord } from './has-long-word.ts';

/** Props of `ButtonLink`. Other attributes are passed to the link. */
export interface ButtonLinkProps extends LinkProps, ButtonStyleProps {}

/** Link styled as a button, rendered with the host's link component. */
export function ButtonLink({ variant, size, fullWidth, className, ...props }: ButtonLinkProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <Link
      {...props}
      className={classNames(
        getButtonClassName({ variant, size, fullWidth }),
        hasLongWord(props.children) && styles.longWord,
        className,
      )}
    />
  );
}
