import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { Divider } from './index.ts';

const meta = { title: 'UI/Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Text>Wartość produktów: 203,80 zł</Text>
      <Divider />
      <Text weight="semibold">Razem: 216,79 zł</Text>
    </Stack>
  ),
};

export const Playground: StoryObj<typeof meta> = { render: Default.render };
