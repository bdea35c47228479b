// Made from tokens/ by `npm run generate -w design-tokens`. Do not edit.

/** Custom properties for one selector, within one media query or without. */
export interface ThemeRule {
  selector: string;
  /** Media query without `@media`. */
  media?: string;
  colorScheme?: 'light' | 'dark';
  /** Custom property to value. */
  vars: Readonly<Record<string, string>>;
}

/** The rules of the default look in the order they must stand in. Any other look has a sheet of its own. */
export const themeRules: readonly ThemeRule[] = [
  {
    "selector": ":where(:root, [data-theme='light'], [data-theme='system'])",
    "colorScheme": "light",
    "vars": {}
  },
  {
    "selector": ":where(:root, [data-brand='witryna'], [data-theme='light'], [data-theme='system'])",
    "vars": {
      "--w-color-text-primary": "#17211b",
      "--w-color-text-secondary": "#55625a",
      "--w-color-text-inverse-secondary": "#c6d5ca",
      "--w-color-text-sale": "#b4432c",
      "--w-color-text-success": "#256b43",
      "--w-color-text-error": "#b3261e",
      "--w-color-text-info": "#2f6690",
      "--w-color-text-on-highlight": "#17211b",
      "--w-color-background-page": "#fbfaf6",
      "--w-color-background-quiet": "#e9efe4",
      "--w-color-background-quiet-strong": "#d5e0cd",
      "--w-color-background-inverse": "#1e4b38",
      "--w-color-background-inverse-deep": "#143427",
      "--w-color-background-highlight": "#e8a93a",
      "--w-color-background-tint": "#f0ddd3",
      "--w-color-background-mask": "rgb(23 33 27 / 0.5)",
      "--w-color-background-skeleton": "#d5e0cd",
      "--w-color-background-skeleton-shine": "#f4f7f1",
      "--w-color-action-primary": "#1e4b38",
      "--w-color-action-primary-hover": "#193f2f",
      "--w-color-action-primary-active": "#143427",
      "--w-color-action-secondary-hover": "rgb(30 75 56 / 0.08)",
      "--w-color-action-on-secondary": "#1e4b38",
      "--w-color-action-highlight": "#e8a93a",
      "--w-color-action-highlight-hover": "#db9a28",
      "--w-color-action-on-highlight": "#17211b",
      "--w-color-action-disabled": "#e6e8e0",
      "--w-color-action-on-disabled": "#6b776f",
      "--w-color-border-hairline": "#dddfd3",
      "--w-color-border-control": "#727e76",
      "--w-color-border-control-hover": "#17211b",
      "--w-color-border-selected": "#1e4b38",
      "--w-color-border-focus": "#1e4b38",
      "--w-color-border-focus-inverse": "#e8a93a",
      "--w-color-border-error": "#b3261e",
      "--w-color-border-inverse": "#759c88",
      "--w-color-status-info": "#28597e",
      "--w-color-status-info-background": "#e2edf5",
      "--w-color-status-success": "#256b43",
      "--w-color-status-success-background": "#e0f1e6",
      "--w-color-status-warning": "#7a4f00",
      "--w-color-status-warning-background": "#fbefd5",
      "--w-color-status-error": "#a1211a",
      "--w-color-status-error-background": "#fbe7e4",
      "--w-color-accent-rating": "#e8a93a",
      "--w-color-accent-sale": "#b4432c",
      "--w-color-accent-progress": "#5c8d5a",
      "--w-header-bar-background": "var(--w-color-background-inverse)",
      "--w-footer-background": "var(--w-color-background-inverse-deep)",
      "--w-footer-text-quiet": "var(--w-color-text-inverse-secondary)",
      "--w-footer-field-border": "var(--w-color-border-inverse)",
      "--w-product-ground": "var(--w-color-background-quiet)"
    }
  },
  {
    "selector": ":where(:root)",
    "vars": {
      "--w-color-text-inverse": "#ffffff",
      "--w-color-background-inverse-field": "rgb(255 255 255 / 0.1)",
      "--w-color-action-secondary": "rgb(255 255 255 / 0)",
      "--w-space-none": "0rem",
      "--w-space-xxs": "0.125rem",
      "--w-space-x1": "0.25rem",
      "--w-space-x2": "0.5rem",
      "--w-radius-round": "9999px",
      "--w-font-size-caption": "0.8125rem",
      "--w-font-size-small": "0.875rem",
      "--w-font-size-body": "1rem",
      "--w-font-size-lead": "1.125rem",
      "--w-font-size-h5": "clamp(1.0625rem, 1.0366rem + 0.1105vw, 1.125rem)",
      "--w-font-size-h4": "clamp(1.25rem, 1.1982rem + 0.221vw, 1.375rem)",
      "--w-font-size-h3": "clamp(1.5rem, 1.3964rem + 0.442vw, 1.75rem)",
      "--w-font-size-h2": "clamp(1.75rem, 1.4392rem + 1.326vw, 2.5rem)",
      "--w-font-size-h1": "clamp(2rem, 1.5856rem + 1.768vw, 3rem)",
      "--w-font-size-display": "clamp(2.5rem, 1.6713rem + 3.5359vw, 4.5rem)",
      "--w-font-weight-regular": "400",
      "--w-font-weight-medium": "500",
      "--w-font-weight-semibold": "600",
      "--w-font-weight-bold": "700",
      "--w-font-line-height-snug": "1.3",
      "--w-font-line-height-body": "1.5",
      "--w-font-letter-spacing-normal": "0em",
      "--w-font-letter-spacing-wide": "0.04em",
      "--w-duration-instant": "0ms",
      "--w-easing-out": "cubic-bezier(0.16, 1, 0.3, 1)",
      "--w-easing-in": "cubic-bezier(0.7, 0, 0.84, 0)",
      "--w-easing-in-out": "cubic-bezier(0.65, 0, 0.35, 1)",
      "--w-layer-header": "100",
      "--w-layer-dropdown": "200",
      "--w-layer-mask": "300",
      "--w-layer-menu": "400",
      "--w-layer-dialog": "500",
      "--w-layer-toast": "600",
      "--w-layer-overlay": "700",
      "--w-size-site": "1440px",
      "--w-size-filter-sidebar": "325px",
      "--w-size-side-panel": "27.25rem",
      "--w-size-footer-cart-margin": "4.3125rem",
      "--w-size-target": "44px",
      "--w-size-hairline": "1px",
      "--w-size-focus-offset": "2px",
      "--w-size-icon-sm": "16px",
      "--w-size-icon-md": "20px",
      "--w-size-icon-lg": "24px",
      "--w-size-home-slider-min": "628px",
      "--w-size-home-slider-min-small": "548px",
      "--w-size-social-feed-min": "18.75rem",
      "--w-size-image-ratio": "0.8",
      "--w-size-prose": "41em",
      "--w-size-panel": "40rem",
      "--w-size-dialog": "36rem",
      "--w-header-bar-text": "var(--w-color-text-inverse)",
      "--w-footer-text": "var(--w-color-text-inverse)",
      "--w-footer-field": "var(--w-color-background-inverse-field)",
      "--w-side-panel-width": "var(--w-size-side-panel)",
      "--w-home-slider-min-height": "var(--w-size-home-slider-min-small)",
      "--w-home-slider-max-width": "var(--w-size-site)",
      "--w-gallery-columns": "2"
    }
  },
  {
    "selector": ":where(:root, [data-theme='light'], [data-theme='system'])",
    "vars": {
      "--w-color-text-on-sale": "#ffffff",
      "--w-color-background-surface": "#ffffff",
      "--w-color-action-on-primary": "#ffffff",
      "--w-color-border-surface": "rgb(255 255 255 / 0)",
      "--w-color-accent-progress-track": "#ffffff",
      "--w-shadow-overlay": "0px 0px 0px 0px rgb(255 255 255 / 0)",
      "--w-size-focus-ring": "2px",
      "--w-side-panel-background": "var(--w-color-background-surface)"
    }
  },
  {
    "selector": ":where(:root, [data-density='comfortable'])",
    "vars": {
      "--w-space-x3": "0.75rem",
      "--w-space-x4": "1rem",
      "--w-space-x5": "1.25rem",
      "--w-space-x6": "1.5rem",
      "--w-space-x8": "2rem",
      "--w-space-x10": "2.5rem",
      "--w-space-x12": "3rem",
      "--w-space-x16": "4rem",
      "--w-space-x20": "5rem",
      "--w-space-x24": "6rem",
      "--w-size-gutter": "1rem",
      "--w-size-field": "48px"
    }
  },
  {
    "selector": ":where(:root, [data-brand='witryna'])",
    "vars": {
      "--w-radius-xs": "8px",
      "--w-radius-sm": "12px",
      "--w-radius-md": "16px",
      "--w-radius-lg": "20px",
      "--w-radius-xl": "24px",
      "--w-radius-xxl": "32px",
      "--w-radius-pill": "9999px",
      "--w-font-family-heading": "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
      "--w-font-family-body": "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif",
      "--w-font-line-height-display": "0.98",
      "--w-font-line-height-heading": "1.1",
      "--w-font-letter-spacing-heading": "-0.02em",
      "--w-product-radius": "var(--w-radius-lg)"
    }
  },
  {
    "selector": ":where(:root, [data-motion='full'])",
    "vars": {
      "--w-duration-short": "192ms",
      "--w-duration-standard": "384ms",
      "--w-side-panel-duration": "var(--w-duration-standard)"
    }
  },
  {
    "selector": ":where(:root)",
    "media": "screen and (min-width: 640px)",
    "vars": {
      "--w-gallery-columns": "3"
    }
  },
  {
    "selector": ":where(:root, [data-density='comfortable'])",
    "media": "screen and (min-width: 768px)",
    "vars": {
      "--w-size-gutter": "1.5rem"
    }
  },
  {
    "selector": ":where(:root)",
    "media": "screen and (min-width: 1280px)",
    "vars": {
      "--w-home-slider-min-height": "var(--w-size-home-slider-min)"
    }
  },
  {
    "selector": ":where(:root, [data-density='comfortable'])",
    "media": "screen and (min-width: 1280px)",
    "vars": {
      "--w-size-gutter": "3rem"
    }
  },
  {
    "selector": ":where(:root, [data-motion='full'])",
    "media": "(prefers-reduced-motion: reduce)",
    "vars": {
      "--w-duration-short": "0ms",
      "--w-duration-standard": "0ms"
    }
  }
];
