import type { Preview } from '@storybook/react-vite';

type StorybookEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgTypes = ReturnType<StorybookEnhancer>;

/** What Storybook knows of a prop. */
export type ArgType = ArgTypes[string];

/** Storybook's enhancer of arg types, which needs only a part of the story. */
export type ArgTypesEnhancer = (
  context: Pick<Parameters<StorybookEnhancer>[0], 'argTypes' | 'initialArgs' | 'title'>,
) => ArgTypes;
