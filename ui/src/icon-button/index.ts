export { IconButton, iconButtonSizes, iconButtonVariants, type IconButtonProps } from './icon-button.tsx';
