// Made from tokens/ by `npm run generate -w design-tokens`. Do not edit.

/** Custom property of every role, without the leading dashes. */
export const contractNames = {
  color: {
    text: {
      /** Text and headings. */
      primary: 'w-color-text-primary',
      /** Text of lesser weight: captions, meta data, placeholders. Not on highlight. */
      secondary: 'w-color-text-secondary',
      /** Text on inverse backgrounds and on the sale accent. */
      inverse: 'w-color-text-inverse',
      /** Text of lesser weight on inverse backgrounds. */
      inverseSecondary: 'w-color-text-inverse-secondary',
      /** Reduced price. On page, surface and quiet only. */
      sale: 'w-color-text-sale',
      /** Good news: in stock, saved. */
      success: 'w-color-text-success',
      /** Errors. */
      error: 'w-color-text-error',
      /** Neutral information. */
      info: 'w-color-text-info',
      /** Text on the highlight background. */
      onHighlight: 'w-color-text-on-highlight',
      /** Text on the sale accent: badges, the cart counter. */
      onSale: 'w-color-text-on-sale',
    },
    background: {
      /** The page. */
      page: 'w-color-background-page',
      /** Overlays, side panels, fields. */
      surface: 'w-color-background-surface',
      /** Product background, quiet panels. */
      quiet: 'w-color-background-quiet',
      /** A quiet panel that has to stand out from quiet. */
      quietStrong: 'w-color-background-quiet-strong',
      /** Inverse sections and bars. */
      inverse: 'w-color-background-inverse',
      /** The footer. */
      inverseDeep: 'w-color-background-inverse-deep',
      /** Highlighted tiles; text on it is onHighlight. */
      highlight: 'w-color-background-highlight',
      /** Tinted tiles. */
      tint: 'w-color-background-tint',
      /** Darkens the page behind a panel. */
      mask: 'w-color-background-mask',
      /** Placeholder of content that loads. */
      skeleton: 'w-color-background-skeleton',
      /** The light that runs over a placeholder. */
      skeletonShine: 'w-color-background-skeleton-shine',
      /** Background of fields on inverse backgrounds. */
      inverseField: 'w-color-background-inverse-field',
    },
    action: {
      /** Background of the primary button; the color of links. */
      primary: 'w-color-action-primary',
      /** Primary under a pointer. */
      primaryHover: 'w-color-action-primary-hover',
      /** Primary while pressed. */
      primaryActive: 'w-color-action-primary-active',
      /** Text and icon on primary. */
      onPrimary: 'w-color-action-on-primary',
      /** Background of the outlined button: transparent. */
      secondary: 'w-color-action-secondary',
      /** Background of the outlined button under a pointer. */
      secondaryHover: 'w-color-action-secondary-hover',
      /** Text, icon and outline of the outlined button. */
      onSecondary: 'w-color-action-on-secondary',
      /** Background of the highlight button, on inverse backgrounds. */
      highlight: 'w-color-action-highlight',
      /** That button under a pointer. */
      highlightHover: 'w-color-action-highlight-hover',
      /** Text and icon on highlight. */
      onHighlight: 'w-color-action-on-highlight',
      /** Background of a disabled control. */
      disabled: 'w-color-action-disabled',
      /** Text of a disabled control. */
      onDisabled: 'w-color-action-on-disabled',
    },
    border: {
      /** Divides content. Decoration only, never the outline of a control. */
      hairline: 'w-color-border-hairline',
      /** Edge of cards and panels. Transparent where their background sets them apart; an outline shows it in forced colors. */
      surface: 'w-color-border-surface',
      /** Outline of fields and controls. */
      control: 'w-color-border-control',
      /** Outline of a control under a pointer. */
      controlHover: 'w-color-border-control-hover',
      /** Outline of what is chosen. */
      selected: 'w-color-border-selected',
      /** Focus ring on light backgrounds. */
      focus: 'w-color-border-focus',
      /** Focus ring on inverse backgrounds; an inverse section assigns it to border.focus. */
      focusInverse: 'w-color-border-focus-inverse',
      /** Outline of an invalid field. */
      error: 'w-color-border-error',
      /** Outline of controls on inverse backgrounds. */
      inverse: 'w-color-border-inverse',
    },
    status: {
      /** Text and icon of an information message. */
      info: 'w-color-status-info',
      /** Background of an information message. */
      infoBackground: 'w-color-status-info-background',
      /** Text and icon of a success message. */
      success: 'w-color-status-success',
      /** Background of a success message. */
      successBackground: 'w-color-status-success-background',
      /** Text and icon of a warning. */
      warning: 'w-color-status-warning',
      /** Background of a warning. */
      warningBackground: 'w-color-status-warning-background',
      /** Text and icon of an error message. */
      error: 'w-color-status-error',
      /** Background of an error message. */
      errorBackground: 'w-color-status-error-background',
    },
    accent: {
      /** Filled stars. Decoration: the figure stands beside them as text. */
      rating: 'w-color-accent-rating',
      /** Background of sale badges and of the cart counter. */
      sale: 'w-color-accent-sale',
      /** Filled part of a meter. */
      progress: 'w-color-accent-progress',
      /** Unfilled part of a meter. Meters stand on quiet panels. */
      progressTrack: 'w-color-accent-progress-track',
    },
  },
  space: {
    /** 0 px. */
    none: 'w-space-none',
    /** 2 px. */
    xxs: 'w-space-xxs',
    /** 4 px. */
    x1: 'w-space-x1',
    /** 8 px. */
    x2: 'w-space-x2',
    /** 12 px. */
    x3: 'w-space-x3',
    /** 16 px. */
    x4: 'w-space-x4',
    /** 20 px. */
    x5: 'w-space-x5',
    /** 24 px. */
    x6: 'w-space-x6',
    /** 32 px. */
    x8: 'w-space-x8',
    /** 40 px. */
    x10: 'w-space-x10',
    /** 48 px. */
    x12: 'w-space-x12',
    /** 64 px. */
    x16: 'w-space-x16',
    /** 80 px. */
    x20: 'w-space-x20',
    /** 96 px. */
    x24: 'w-space-x24',
  },
  radius: {
    /** Tags, thumbnails in rows. */
    xs: 'w-radius-xs',
    /** Fields, small panels. */
    sm: 'w-radius-sm',
    /** Cards, thumbnails. */
    md: 'w-radius-md',
    /** Product background. */
    lg: 'w-radius-lg',
    /** Tiles, dialogs. */
    xl: 'w-radius-xl',
    /** Hero stage. */
    xxl: 'w-radius-xxl',
    /** Buttons, chips, badges, fields of one line. A brand may square it. */
    pill: 'w-radius-pill',
    /** What is a circle in every brand: radio buttons, spinners, counters. */
    round: 'w-radius-round',
  },
  shadow: {
    /** Edge of overlays of the page: dialogs, panels, menus, messages. Nothing in the light theme, where background and mask set them apart. */
    overlay: 'w-shadow-overlay',
  },
  font: {
    family: {
      /** Headings, the logo, prices on tiles. */
      heading: 'w-font-family-heading',
      /** Text and controls. */
      body: 'w-font-family-body',
    },
    size: {
      /** Legal lines, badges: 13 px. */
      caption: 'w-font-size-caption',
      /** Meta data: 14 px. */
      small: 'w-font-size-small',
      /** Text: 16 px. */
      body: 'w-font-size-body',
      /** Opening paragraphs: 18 px. */
      lead: 'w-font-size-lead',
      /** Headings of rows and small cards. */
      h5: 'w-font-size-h5',
      /** Headings of panels. */
      h4: 'w-font-size-h4',
      /** Headings of tiles. */
      h3: 'w-font-size-h3',
      /** Headings of sections. */
      h2: 'w-font-size-h2',
      /** The heading of a page. */
      h1: 'w-font-size-h1',
      /** The heading of a hero. */
      display: 'w-font-size-display',
    },
    weight: {
      /** Text. */
      regular: 'w-font-weight-regular',
      /** Navigation, labels. */
      medium: 'w-font-weight-medium',
      /** Buttons, product names, small headings. */
      semibold: 'w-font-weight-semibold',
      /** Large headings, prices. */
      bold: 'w-font-weight-bold',
    },
    lineHeight: {
      /** The hero heading. */
      display: 'w-font-line-height-display',
      /** Headings. */
      heading: 'w-font-line-height-heading',
      /** Names of products, labels over two lines. */
      snug: 'w-font-line-height-snug',
      /** Text. */
      body: 'w-font-line-height-body',
    },
    letterSpacing: {
      /** Headings are set tighter. */
      heading: 'w-font-letter-spacing-heading',
      /** Text. */
      normal: 'w-font-letter-spacing-normal',
      /** Small capitals and overlines. */
      wide: 'w-font-letter-spacing-wide',
    },
  },
  duration: {
    /** Small things: hover, chips, accordions. Nothing under reduced motion. */
    short: 'w-duration-short',
    /** Panels and images. Nothing under reduced motion. */
    standard: 'w-duration-standard',
    /** No transition. */
    instant: 'w-duration-instant',
  },
  easing: {
    /** Elements that enter. */
    out: 'w-easing-out',
    /** Elements that leave. */
    in: 'w-easing-in',
    /** Elements that move. */
    inOut: 'w-easing-in-out',
  },
  layer: {
    /** The sticky header. */
    header: 'w-layer-header',
    /** Search suggestions and other dropdowns. */
    dropdown: 'w-layer-dropdown',
    /** The mask behind menus and panels. */
    mask: 'w-layer-mask',
    /** Menus and side panels. */
    menu: 'w-layer-menu',
    /** Dialogs. */
    dialog: 'w-layer-dialog',
    /** Toasts. */
    toast: 'w-layer-toast',
    /** Loading bar and skip link, above everything else. */
    overlay: 'w-layer-overlay',
  },
  size: {
    /** Maximum width of the site and of the home slider. */
    site: 'w-size-site',
    /** Distance of content from the edge of the screen. */
    gutter: 'w-size-gutter',
    /** Width of the filter sidebar on large screens. */
    filterSidebar: 'w-size-filter-sidebar',
    /** Width of a side panel on large screens. */
    sidePanel: 'w-size-side-panel',
    /** Room the footer leaves for the fixed cart bar on phones. */
    footerCartMargin: 'w-size-footer-cart-margin',
    /** Least height and width of what can be touched. */
    target: 'w-size-target',
    /** Height of fields and buttons. */
    field: 'w-size-field',
    /** Thickness of dividers and of a control's outline. */
    hairline: 'w-size-hairline',
    /** Thickness of the focus ring. */
    focusRing: 'w-size-focus-ring',
    /** Distance of the focus ring. */
    focusOffset: 'w-size-focus-offset',
    /** Icons in text. */
    iconSm: 'w-size-icon-sm',
    /** Icons in controls. */
    iconMd: 'w-size-icon-md',
    /** Icons of the header. */
    iconLg: 'w-size-icon-lg',
    /** Least height of the home slider from 1280 px. */
    homeSliderMin: 'w-size-home-slider-min',
    /** Least height of the home slider under 1280 px. */
    homeSliderMinSmall: 'w-size-home-slider-min-small',
    /** Least height of the social feed, so that nothing shifts when it loads. */
    socialFeedMin: 'w-size-social-feed-min',
    /** Width by height of product images: four by five. */
    imageRatio: 'w-size-image-ratio',
    /** Longest comfortable line of text, some 70 characters. Not in ch, which would change when the font arrives. */
    prose: 'w-size-prose',
    /** Width of forms and centered panels. */
    panel: 'w-size-panel',
    /** Width of dialogs. */
    dialog: 'w-size-dialog',
  },
  component: {
    headerBar: {
      /** Background of the announcement bar. */
      background: 'w-header-bar-background',
      /** Text of the announcement bar. */
      text: 'w-header-bar-text',
    },
    footer: {
      /** Background of the footer. */
      background: 'w-footer-background',
      /** Headings and links of the footer. */
      text: 'w-footer-text',
      /** Legal line of the footer. */
      textQuiet: 'w-footer-text-quiet',
      /** Background of the newsletter field. */
      field: 'w-footer-field',
      /** Outline of the newsletter field. */
      fieldBorder: 'w-footer-field-border',
    },
    product: {
      /** Background of product images. */
      ground: 'w-product-ground',
      /** Corner radius of product images. */
      radius: 'w-product-radius',
    },
    sidePanel: {
      /** Background of side panels. */
      background: 'w-side-panel-background',
      /** Width of side panels on large screens. */
      width: 'w-side-panel-width',
      /** Time a side panel takes to come in. */
      duration: 'w-side-panel-duration',
    },
    homeSlider: {
      /** Least height of the home slider at the present width. */
      minHeight: 'w-home-slider-min-height',
      /** Greatest width of the home slider. */
      maxWidth: 'w-home-slider-max-width',
    },
    gallery: {
      /** Columns of the image gallery at the present width. */
      columns: 'w-gallery-columns',
    },
  },
} as const;
