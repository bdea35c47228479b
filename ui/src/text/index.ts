export { Text, type TextProps } from './text.tsx';
export { Heading, type HeadingProps } from './heading.tsx';
export { getTelephoneHref } from './get-telephone-href.ts';
export { TextLink, type TextLinkProps } from './text-link.tsx';
