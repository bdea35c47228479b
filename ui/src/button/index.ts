export { Button, type ButtonProps } from './button.tsx';
export { buttonClass, buttonSizes, buttonVariants, type ButtonLook } from './button-class.ts';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
