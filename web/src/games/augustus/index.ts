// Augustus: what the shell needs to lay its table.

import type { GameModule } from '../../core/contract';
import type { View } from '../../wire/augustus';
import ActionIcon from './ActionIcon.svelte';
import { buttons, takesBack } from './actions';
import { chosen } from './chosen';
import Possessions from './Possessions.svelte';
import Scoring from './Scoring.svelte';
import Table from './Table.svelte';
import { isFleeting, pace } from './timetable';

const isLong = true;
const seatsIn = (position: Partial<View>): number | null =>
  Array.isArray(position.players) ? position.players.length : null;

export default {
  ActionIcon,
  buttons,
  chosen,
  isFleeting,
  isLong,
  pace,
  Possessions,
  Scoring,
  seatsIn,
  Table,
  takesBack,
} satisfies GameModule;
