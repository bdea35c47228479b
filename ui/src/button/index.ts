export { Button, buttonClass, buttonSizes, buttonVariants, type ButtonLook, type ButtonProps } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
