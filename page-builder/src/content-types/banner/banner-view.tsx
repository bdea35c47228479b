import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { Action } from '../../render/action.tsx';
import { Background } from '../../render/background.tsx';
import * as background from '../../render/background.css.ts';
import {
  frameStyle,
  getRootProps,
  heightProps,
  marginStyle,
  merchantClasses,
  getLightThemeProps,
  paddingStyle,
} from '../../render/box.ts';
import { buttonTypeClass } from '../../render/button-class.ts';
import { classNames } from '../../render/class-names.ts';
import { usePageBuilder } from '../../render/provider.tsx';
import { RichHtml } from '../../render/rich-html.tsx';
import { getBannerLabel } from './get-banner-label.ts';
import * as styles from './banner.css.ts';
import { bannerAppearances } from '../../keywords.ts';
import { hasTextBelowImage } from '../../presets/presets.ts';
import type { BannerFields } from '../../nodes.ts';

/**
 * Image or video with text on it. It has at most one link in addition to those in its text: the button, which can be
 * clicked anywhere in the banner, or the whole banner if there is no button. Links are never nested. A button without a
 * link is rendered as in Magento.
 */
export function BannerView({ banner }: { banner: BannerFields }) {
  const appearance = bannerAppearances.find((name) => name === banner.appearance) ?? 'poster';
  const height = heightProps(banner);
  const inner = { className: height.className, style: { ...paddingStyle(banner), ...height.style } };
  const isPoster = appearance === 'poster';
  const { borderRadius, ...frame } = frameStyle(banner);
  const hasOverlay = banner.showOverlay !== 'never' && banner.overlayColor !== undefined;
  return (
    <div
      {...getRootProps(banner)}
      className={classNames(styles.banner, merchantClasses(banner))}
      style={{ ...marginStyle(banner), borderRadius }}
    >
      <div
        className={classNames(
          background.ground,
          styles.wrapper,
          styles.appearance[appearance],
          !isPoster && inner.className,
        )}
        style={{ ...frame, ...(!isPoster && inner.style) }}
        {...getLightThemeProps(
          hasTextBelowImage(banner.cssClasses) ? { backgroundColor: banner.backgroundColor } : banner,
        )}
      >
        <Background node={banner} className={styles.picture} />
        <CoverLink banner={banner} />
        <div
          className={classNames(
            styles.overlay,
            hasOverlay && styles.overlayShown[banner.showOverlay],
            isPoster && inner.className,
          )}
          style={{ ...(hasOverlay && { '--pb-overlay': banner.overlayColor }), ...(isPoster && inner.style) }}
          {...(hasOverlay && getLightThemeProps({ backgroundColor: banner.overlayColor }))}
        >
          <div className={styles.content}>
            {banner.content && <RichHtml html={banner.content} className={styles.text} />}
            <BannerButton banner={banner} />
            {banner.legal && <RichHtml html={banner.legal} className={styles.legal} />}
          </div>
        </div>
      </div>
    </div>
  );
}

function hasButton({ showButton, buttonText }: BannerFields): boolean {
  return showButton !== 'never' && buttonText !== undefined;
}

/** The link of a banner without a button is below its text, so that links in the text remain usable. */
function CoverLink({ banner }: { banner: BannerFields }) {
  const { strings } = usePageBuilder();
  if (banner.link === undefined || hasButton(banner)) return null;
  return (
    <Action action={banner} className={styles.cover}>
      <VisuallyHidden>{getBannerLabel(banner.content) || strings.openLink}</VisuallyHidden>
    </Action>
  );
}

function BannerButton({ banner }: { banner: BannerFields }) {
  if (!hasButton(banner)) return null;
  return (
    <div className={classNames(styles.buttonLine, banner.showButton === 'hover' && styles.onHover)}>
      <Action
        action={banner}
        className={classNames(buttonTypeClass(banner.buttonType), banner.link !== undefined && styles.stretched)}
      >
        {banner.buttonText}
      </Action>
    </div>
  );
}
