import { runGroup } from './runGroup'

runGroup('session')
