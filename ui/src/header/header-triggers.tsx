'use client';
import { isPlainClick } from '../hooks/index.ts';
import { BagIcon, MenuIcon, SearchIcon } from '../icon/index.ts';
import { useWitryna, useStrings, type LinkProps, type StringOverrides } from '../provider/index.ts';
import { formatCartCount } from './format-cart-count.ts';
import { HeaderButton, HeaderLink, type HeaderButtonProps, type HeaderLinkProps } from './header-action.tsx';
import { headerStrings, type HeaderStrings } from './header.strings.ts';

/** Props of `SearchTrigger`. Omitted strings come from the provider. */
export interface SearchTriggerProps
  extends Omit<HeaderButtonProps, 'icon' | 'label' | 'badge' | 'text'>,
    StringOverrides<Pick<HeaderStrings, 'searchLabel'>> {}

/** Button that toggles the search panel. */
export function SearchTrigger({ searchLabel, ...props }: SearchTriggerProps) {
  const strings = useStrings('header', headerStrings, { searchLabel });
  return <HeaderButton {...props} icon={<SearchIcon />} label={strings.searchLabel} />;
}

/** Props of `DrawerTrigger`. Omitted strings come from the provider. */
export interface DrawerTriggerProps
  extends Omit<HeaderButtonProps, 'icon' | 'label' | 'badge' | 'text' | 'narrowOnly'>,
    StringOverrides<Pick<HeaderStrings, 'menuLabel'>> {}

/** Button that opens the navigation drawer; shown only on screens too narrow for the mega menu. */
export function DrawerTrigger({ menuLabel, ...props }: DrawerTriggerProps) {
  const strings = useStrings('header', headerStrings, { menuLabel });
  return <HeaderButton {...props} icon={<MenuIcon />} label={strings.menuLabel} narrowOnly />;
}

/** Props of `CartTrigger`. Omitted strings come from the provider. */
export interface CartTriggerProps
  extends Omit<HeaderLinkProps, 'icon' | 'label' | 'badge' | 'text' | 'href'>,
    StringOverrides<Pick<HeaderStrings, 'cartLabel'>> {
  /** Number of products in the cart. */
  count: number;
  /** Formatted grand total of the cart; absent while it is unknown. */
  total?: string | undefined;
  /** URL of the cart page. Default `/cart`. */
  href?: string;
  /** Called to open the mini cart instead of following the link. Clicks with a modifier key follow the link. */
  onOpen?(): void;
}

/** Link to the cart, with the number of products in its badge and its name. Works without scripts. */
export function CartTrigger({ count, total, cartLabel, href = '/cart', onOpen, onClick, ...props }: CartTriggerProps) {
  const strings = useStrings('header', headerStrings, { cartLabel });
  return (
    <HeaderLink
      {...props}
      href={href}
      icon={<BagIcon />}
      label={strings.cartLabel(count, total)}
      badge={formatCartCount(count)}
      onClick={(event) => {
        onClick?.(event);
        if (!onOpen || !isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

/** Props of `ContactLink`. Other attributes are passed to the link. Omitted strings come from the provider. */
export interface ContactLinkProps
  extends Omit<LinkProps, 'href' | 'children'>,
    StringOverrides<Pick<HeaderStrings, 'contactLabel'>> {
  /** URL of the contact page. Default `/contact-us`. */
  href?: string;
}

/** Link to the contact page in the top bar. */
export function ContactLink({ href = '/contact-us', contactLabel, ...props }: ContactLinkProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('header', headerStrings, { contactLabel });
  return (
    <Link {...props} href={href}>
      {strings.contactLabel}
    </Link>
  );
}
