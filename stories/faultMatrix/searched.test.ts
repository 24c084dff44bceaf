import { runGroup } from './runGroup'

runGroup('searched')
