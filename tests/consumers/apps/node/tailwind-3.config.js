import tokens from '@witryna/design-tokens/tailwind.v3.json';

export default {
  presets: [tokens],
  content: [{ raw: 'bg-w-action-primary text-w-text-primary/50 p-w-x4 rounded-w-md rounded-md' }],
};
