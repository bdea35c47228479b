/** The newsletter of the footer. */
export { NewsletterSlot } from './newsletter-slot.tsx';
