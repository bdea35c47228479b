export { Button, type ButtonProps } from './button.tsx';
export { getButtonClassName, buttonSizes, buttonVariants, type ButtonStyleProps } from './get-button-class-name.ts';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
