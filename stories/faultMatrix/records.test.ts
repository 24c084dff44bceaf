import { runGroup } from './runGroup'

runGroup('records')
