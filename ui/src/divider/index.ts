export { Divider } from './divider.tsx';
