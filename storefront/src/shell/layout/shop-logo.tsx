import { Logo } from '@witryna/ui/header';
import { useWitryna } from '@witryna/ui/provider';
import { useIntl } from '../../i18n/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';

/** Width in px of a logo whose width the merchant has not set, at most. */
const defaultWidth = 320;

/**
 * The shop's logo as the merchant has configured it, leading to the home page. On dark backgrounds it is the name: the image
 * is made for light ones.
 */
export function ShopLogo({ inverse = false }: { inverse?: boolean }) {
  const intl = useIntl();
  const { resolveImageUrl } = useWitryna();
  const { text, image } = useLayout().store.logo;
  return (
    <Logo
      href="/"
      label={intl.formatMessage('layout.home', { shop: text })}
      inverse={inverse}
      image={
        image &&
        !inverse && (
          <img
            src={resolveImageUrl({ src: image.src, width: 2 * (image.width ?? defaultWidth) })}
            alt=""
            width={image.width ?? undefined}
            height={image.height ?? undefined}
          />
        )
      }
    >
      {text}
    </Logo>
  );
}
