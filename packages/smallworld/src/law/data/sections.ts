import type { Section } from '../types.ts'

/** The sections of the rulebook in order. */
export const sections: readonly Section[] = [
  { id: 'SW-1', title: { en: 'Components', ja: 'コンポーネント', zh: '配件' } },
  { id: 'SW-2', title: { en: 'Setup', ja: 'ゲームの準備', zh: '游戏准备' } },
  { id: 'SW-3', title: { en: 'Aim and course of the game', ja: 'ゲームの目的と開始', zh: '目标与流程' } },
  { id: 'SW-4', title: { en: 'Picking a combo', ja: 'セットを選ぶ', zh: '选择组合' } },
  { id: 'SW-5', title: { en: 'Conquest', ja: '地域を征服する', zh: '征服地区' } },
  { id: 'SW-6', title: { en: 'Losses and retreat', ja: '損失と撤退', zh: '损失与撤退' } },
  { id: 'SW-7', title: { en: 'Further conquests', ja: '征服を続ける', zh: '继续征服' } },
  { id: 'SW-8', title: { en: 'Final conquest and die', ja: '最後の征服とダイス', zh: '最后征服与骰子' } },
  { id: 'SW-9', title: { en: 'Redeployment', ja: '軍隊の配置を変更する', zh: '重新部署' } },
  { id: 'SW-10', title: { en: 'Scoring', ja: 'ヴィクトリーコインを獲得する', zh: '计分' } },
  { id: 'SW-11', title: { en: 'Following turns', ja: '以降のターン', zh: '之后的回合' } },
  { id: 'SW-12', title: { en: 'Abandoning', ja: '地域を手放す', zh: '放弃地区' } },
  { id: 'SW-13', title: { en: 'Decline', ja: '種族を衰退させる', zh: '衰落' } },
  { id: 'SW-14', title: { en: 'End of the game', ja: 'ゲームの終了', zh: '游戏结束' } },
  { id: 'SW-15', title: { en: 'Races', ja: '種族の紹介', zh: '种族' } },
  { id: 'SW-16', title: { en: 'Special powers', ja: 'パワーバッジの紹介', zh: '特殊力量' } },
]
