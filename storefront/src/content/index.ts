/** Editorial content of the backend. */
export { Html } from './html.tsx';
