import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import MapIcon from 'lucide-react/icons/map'
import {
  directoryPath,
  VIEWS,
  type DirectoryState,
  type View,
} from '../../../shared/listings/directory.ts'
import { usePreferences } from '../../preferences.tsx'
import { LinkSwitch } from '../../ui/link-switch.tsx'
import { words } from './words.ts'

const VIEW_ICONS = { grid: LayoutGrid, list: List, map: MapIcon }

interface ViewsProps {
  state: DirectoryState
  view: View
  /** On a phone cards and rows are the same: only the map is another view. */
  isNarrow?: boolean
}

export function Views({ state, view, isNarrow }: ViewsProps) {
  const [, change] = usePreferences()
  const options = isNarrow ? VIEWS.filter((one) => one === 'map' || view === 'map') : VIEWS
  return (
    <LinkSwitch
      label={words.view}
      options={options
        .filter((option) => !isNarrow || option !== 'grid')
        .map((option) => ({
          to: directoryPath({ ...state, view: option }),
          label: words.viewName(option),
          icon: VIEW_ICONS[option],
          isCurrent: option === view,
          // The map loads much: it is shown when asked for, not remembered.
          onChoose: () => option !== 'map' && change({ view: option }),
        }))}
    />
  )
}
