/** Colors of the shop that the drawings share. */
export const palette = {
  ink: '#17211b',
  forest: '#1e4b38',
  forestDeep: '#143427',
  leaf: '#5c8d5a',
  sage: '#e9efe4',
  sageDeep: '#d5e0cd',
  paper: '#fbfaf6',
  white: '#ffffff',
  muted: '#55625a',
  clay: '#b4432c',
  turmeric: '#e8a93a',
  blush: '#f0ded5',
  sky: '#2f6690',
} as const;
