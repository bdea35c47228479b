export { CheckoutFooter, Footer, type FooterEntry, type FooterGroup, type FooterProps } from './footer.tsx';
