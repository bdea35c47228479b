import { Header, HeaderLink, Logo, SiteHeader, TopBar, formatCartCount } from '@witryna/ui/header';
import { BagIcon } from '@witryna/ui/icon';
import { MegaMenu } from '@witryna/ui/mega-menu';

export function ShopHeader() {
  return (
    <SiteHeader>
      <TopBar banner="Free delivery from €50" contact={<a href="/contact">Contact</a>} />
      <Header
        logo={
          <Logo href="/" label="Shoe shop, home page">
            Shoe shop
          </Logo>
        }
        navigation={<MegaMenu items={[{ id: 'women', label: 'Women', href: '/women' }]} />}
        actions={<HeaderLink icon={<BagIcon />} label="Cart, 3 products" badge={formatCartCount(3)} href="/cart" />}
      />
    </SiteHeader>
  );
}
