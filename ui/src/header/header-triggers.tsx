'use client';
import { isPlainClick } from '../hooks/index.ts';
import { BagIcon, MenuIcon, SearchIcon } from '../icon/index.ts';
import { useWitryna, useWords, type LinkProps, type OwnWords } from '../provider/index.ts';
import { cartBadge } from './cart-badge.ts';
import { HeaderButton, HeaderLink, type HeaderButtonProps, type HeaderLinkProps } from './header-action.tsx';
import { headerWords, type HeaderWords } from './header.words.ts';

/** Words that are left out come from the provider's table. */
export interface SearchTriggerProps extends Omit<HeaderButtonProps, 'icon' | 'label' | 'badge' | 'text'>, OwnWords<Pick<HeaderWords, 'searchLabel'>> {}

/** Opens and closes the search panel (NAV-32, line SE-1). */
export function SearchTrigger({ searchLabel, ...props }: SearchTriggerProps) {
  const words = useWords('header', headerWords, { searchLabel });
  return <HeaderButton {...props} icon={<SearchIcon />} label={words.searchLabel} />;
}

/** Words that are left out come from the provider's table. */
export interface DrawerTriggerProps extends Omit<HeaderButtonProps, 'icon' | 'label' | 'badge' | 'text' | 'narrowOnly'>, OwnWords<Pick<HeaderWords, 'menuLabel'>> {}

/** Opens the navigation drawer; only while the screen is too narrow for the mega menu (line DR-1). */
export function DrawerTrigger({ menuLabel, ...props }: DrawerTriggerProps) {
  const words = useWords('header', headerWords, { menuLabel });
  return <HeaderButton {...props} icon={<MenuIcon />} label={words.menuLabel} narrowOnly />;
}

/** Words that are left out come from the provider's table. */
export interface CartTriggerProps extends Omit<HeaderLinkProps, 'icon' | 'label' | 'badge' | 'text' | 'href'>, OwnWords<Pick<HeaderWords, 'cartLabel'>> {
  /** Number of products in the cart. */
  count: number;
  /** Formatted sum of the cart; absent while it is not known. */
  total?: string | undefined;
  /** Address of the cart page. Default `/cart`. */
  href?: string;
  /** Opens the mini cart in place of the page; a press with a modifier key goes on to the page (FRM-09). */
  onOpen?(): void;
}

/** Leads to the cart, with the number of products in its badge and its name (FRM-08, line MC-1). Works without scripts. */
export function CartTrigger({ count, total, cartLabel, href = '/cart', onOpen, onClick, ...props }: CartTriggerProps) {
  const words = useWords('header', headerWords, { cartLabel });
  return (
    <HeaderLink
      {...props}
      href={href}
      icon={<BagIcon />}
      label={words.cartLabel(count, total)}
      badge={cartBadge(count)}
      onClick={(event) => {
        onClick?.(event);
        if (!onOpen || !isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

/** Words that are left out come from the provider's table. All other attributes go to the link. */
export interface ContactLinkProps extends Omit<LinkProps, 'href' | 'children'>, OwnWords<Pick<HeaderWords, 'contactLabel'>> {
  /** Address of the contact page. Default `/contact-us`. */
  href?: string;
}

/** The link to the contact page in the top header (FRM-04). */
export function ContactLink({ href = '/contact-us', contactLabel, ...props }: ContactLinkProps) {
  const { linkComponent: Link } = useWitryna();
  const words = useWords('header', headerWords, { contactLabel });
  return (
    <Link {...props} href={href}>
      {words.contactLabel}
    </Link>
  );
}
