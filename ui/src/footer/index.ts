export { CheckoutFooter, Footer, type CheckoutFooterProps, type FooterEntry, type FooterGroup, type FooterProps } from './footer.tsx';
