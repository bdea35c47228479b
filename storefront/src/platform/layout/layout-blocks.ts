/** Identifiers of the CMS blocks in the layout, and of one that several pages show. */
export const layoutBlocks = {
  banner: 'header-banner',
  extraLink: 'header-extra-link',
  checkoutLinks: 'checkout-links',
  legalLinks: 'legal-links',
  footerLinks: 'footer_links_block',
  footerIntro: 'footer-intro',
  socialLinks: 'social-links',
  privacyLink: 'privacy-link',
  subscriptionOffer: 'subscription-offer',
} as const;
