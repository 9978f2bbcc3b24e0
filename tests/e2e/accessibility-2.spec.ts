import { testStates } from './draw-states.ts'

testStates(1)
