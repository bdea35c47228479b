import { Logo } from '@witryna/ui/header';
import { useIntl } from '../../i18n/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';

/** The shop's logo as the merchant has configured it, leading to the home page. */
export function ShopLogo({ inverse = false }: { inverse?: boolean }) {
  const intl = useIntl();
  const { text, image } = useLayout().store.logo;
  return (
    <Logo
      href="/"
      label={intl.formatMessage('layout.home', { shop: text })}
      inverse={inverse}
      image={
        image && <img src={image.src} alt="" width={image.width ?? undefined} height={image.height ?? undefined} />
      }
    >
      {text}
    </Logo>
  );
}
