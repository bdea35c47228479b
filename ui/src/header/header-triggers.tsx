'use client';
import { isPlainClick } from '../hooks/index.ts';
import { BagIcon, MenuIcon, SearchIcon } from '../icon/index.ts';
import { useWitryna, useStrings, type LinkProps, type StringOverrides } from '../provider/index.ts';
import { formatCartCount } from './format-cart-count.ts';
import { HeaderButton, HeaderLink, type HeaderButtonProps, type HeaderLinkProps } from './header-action.tsx';
import { headerStrings, type HeaderStrings } from './header.strings.ts';

/** Omitted strings come from the provider. */
export interface SearchTriggerProps
  extends Omit<HeaderButtonProps, 'icon' | 'label' | 'badge' | 'text'>,
    StringOverrides<Pick<HeaderStrings, 'searchLabel'>> {}

/** Opens and closes the search panel. */
export function SearchTrigger({ searchLabel, ...props }: SearchTriggerProps) {
  const strings = useStrings('header', headerStrings, { searchLabel });
  return <HeaderButton {...props} icon={<SearchIcon />} label={strings.searchLabel} />;
}

/** Omitted strings come from the provider. */
export interface DrawerTriggerProps
  extends Omit<HeaderButtonProps, 'icon' | 'label' | 'badge' | 'text' | 'narrowOnly'>,
    StringOverrides<Pick<HeaderStrings, 'menuLabel'>> {}

/** Opens the navigation drawer; only while the screen is too narrow for the mega menu. */
export function DrawerTrigger({ menuLabel, ...props }: DrawerTriggerProps) {
  const strings = useStrings('header', headerStrings, { menuLabel });
  return <HeaderButton {...props} icon={<MenuIcon />} label={strings.menuLabel} narrowOnly />;
}

/** Omitted strings come from the provider. */
export interface CartTriggerProps
  extends Omit<HeaderLinkProps, 'icon' | 'label' | 'badge' | 'text' | 'href'>,
    StringOverrides<Pick<HeaderStrings, 'cartLabel'>> {
  /** Number of products in the cart. */
  count: number;
  /** Formatted sum of the cart; absent while it is not known. */
  total?: string | undefined;
  /** Address of the cart page. Default `/cart`. */
  href?: string;
  /** Opens the mini cart instead of the page; a press with a modifier key goes on to the page. */
  onOpen?(): void;
}

/** Leads to the cart, with the number of products in its badge and its name. Works without scripts. */
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

/** Omitted strings come from the provider. All other attributes go to the link. */
export interface ContactLinkProps
  extends Omit<LinkProps, 'href' | 'children'>,
    StringOverrides<Pick<HeaderStrings, 'contactLabel'>> {
  /** Address of the contact page. Default `/contact-us`. */
  href?: string;
}

/** The link to the contact page in the top header. */
export function ContactLink({ href = '/contact-us', contactLabel, ...props }: ContactLinkProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('header', headerStrings, { contactLabel });
  return (
    <Link {...props} href={href}>
      {strings.contactLabel}
    </Link>
  );
}
