const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words of which names of made-up projects consist, from each list one. */
export const adjectives = words(`
  Agile Amber Ancient Azure Bold Brave Bright Brisk Calm Candid Clear Clever Copper Cosmic Crimson
  Curious Daring Deft Eager Earnest Electric Ember Even Fabled Fleet Frosty Gentle Gilded Golden Grand
  Hardy Hidden Honest Humble Indigo Ivory Jade Jolly Keen Kind Lively Lucid Lunar Mellow Merry Mighty
  Misty Nimble Noble Ochre Open Patient Plain Polar Prime Quick Quiet Radiant Rapid Rustic Scarlet
  Silent Silver Solar Sturdy Subtle Sunny Swift Tidy Topaz Tranquil Upbeat Urban Velvet Vivid Warm
  Wild Winter Witty Xenial Young Zesty
`)

export const animals = words(`
  Adder Albatross Alpaca Antelope Badger Beaver Bison Bobcat Camel Caribou Cheetah Cormorant Coyote
  Crane Dingo Dolphin Dragonfly Eagle Egret Elk Falcon Ferret Finch Fox Gazelle Gecko Gibbon Goshawk
  Grouse Hare Hedgehog Heron Hornet Ibex Ibis Impala Jackal Jaguar Kestrel Kingfisher Koala Lark Lemur
  Leopard Lizard Lynx Magpie Marmot Marten Meerkat Mole Narwhal Newt Nightjar Ocelot Oriole Osprey
  Otter Owl Panda Pelican Petrel Puffin Quail Quokka Raven Robin Salmon Seal Shrike Sparrow Stork
  Swallow Tapir Tern Toucan Turtle Urchin Vicuna Viper Vole Walrus Weasel Wombat Wren Yak Zebra Zebu
`)

export const things = words(`
  Archive Atlas Backup Beacon Budget Cache Calendar Canvas Catalogue Chart Chat Checklist Clock
  Cluster Compiler Console Contact Course Dashboard Dataset Diagram Document Draft Editor Event Feed
  Forecast Form Gallery Gateway Glossary Graph Harvest Image Index Inventory Invoice Journal Kernel
  Keyboard Ledger Library Log Map Market Media Memory Menu Message Metric Mirror Model Network
  Notebook Parcel Parser Password Photo Playlist Podcast Poll Printer Proxy Query Queue Recipe Report
  Route Scanner Schedule Schema Search Sensor Signal Sketch Snapshot Survey Syntax Template Terminal
  Text Ticket Timer Token Translation Tunnel Upload Vault Video Voice Wallet Weather Widget Wiki
  Window Workflow
`)

export const kinds = words(`
  Adapter App Bot Bridge Builder Bundle Client Engine Explorer Finder Framework Guide Helper Hub
  Importer Inspector Kit Lab Linter Maker Manager Monitor Planner Player Plugin Reader Recorder Runner
  Server Studio Suite Toolbox Tracker Viewer Writer
`)

/** Language stacks of a directory that has none yet. */
export const languages = words('C Elixir Go Java JavaScript Kotlin PHP Python Ruby Rust Swift TypeScript')
