export { RichContent } from '@witryna/page-builder';
