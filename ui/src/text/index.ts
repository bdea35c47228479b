export { Text, type TextProps } from './text.tsx';
export { Heading, type HeadingProps } from './heading.tsx';
export { telephoneHref } from './telephone-href.ts';
export { TextLink } from './text-link.tsx';
