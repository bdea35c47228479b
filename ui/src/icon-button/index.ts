export { IconButton, iconButtonSizes, iconButtonVariants, type IconButtonProps } from './icon-button.tsx';
export { IconButtonLink, type IconButtonLinkProps } from './icon-button-link.tsx';
