export { Button } from '@witryna/ui/button';
