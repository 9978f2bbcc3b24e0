import { testStates } from './support/draw-states.ts'

testStates(1)
