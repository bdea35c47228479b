/** The newsletter of the footer. */
export { LazyNewsletter } from './lazy-newsletter.tsx';
