import { runGroup } from './runGroup'

runGroup('lists')
